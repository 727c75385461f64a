import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { ResultModal } from '../../src/components/ResultModal';
import { guidance } from '../docs/guidance';
import { expectTouchTargets, expectNoOverflow } from '../fixtures/layoutAssertions';

const meta = preview.meta({
  component: ResultModal,
  // Renders each docs story in an iframe, because the modal covers the whole window.
  parameters: { docs: { description: { component: guidance('ResultModal') }, story: { inline: false, height: '560px' } } },
  args: {
    type: 'success' as const,
    open: true,
    title: 'Votre demande est partie',
    onClose: fn(),
    children: <Typography>Je la lis ce soir, après avoir couvert le feu, et je vous réponds demain.</Typography>,
    actions: (
      <>
        <Button variant="contained">Retour à l’accueil</Button>
        <Button variant="outlined">Réserver autre chose</Button>
      </>
    ),
  },
});

const dialogOf = async (name: string) => {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return { dialog, inside: within(dialog) };
};

/** Success: a full-screen dialog with the result and the next action. Checks that the dialog takes the focus. */
export const Success = meta.story({
  tags: ['layout'],
  async play({ args }) {
    const { dialog, inside } = await dialogOf(args.title);
    await expect(inside.getByRole('heading', { level: 2, name: args.title })).toBeVisible();
    await expect(inside.getByRole('status')).toHaveTextContent('je vous réponds demain');
    await expect(dialog.closest('.MuiDialog-root')).toContainElement(document.activeElement as HTMLElement);
    await expectTouchTargets(inside.getAllByRole('button'));
  },
});

/** Error. The message says what happened, which data is safe and what to do next. */
export const Error = meta.story({
  tags: ['layout'],
  args: {
    type: 'error' as const,
    title: 'La demande n’est pas partie',
    children: <Typography>Le serveur ne répond pas. Rien n’est perdu : tout ce que vous avez choisi est encore dans le formulaire.</Typography>,
    actions: (
      <>
        <Button variant="contained">Réessayer</Button>
        <Button variant="outlined">Revenir au formulaire</Button>
      </>
    ),
  },
  async play({ args }) {
    const { inside } = await dialogOf(args.title);
    await expect(inside.getByRole('alert')).toHaveTextContent('Rien n’est perdu');
    await expect(inside.getAllByRole('button')[0]).toHaveTextContent('Réessayer');
  },
});

/** Keyboard navigation: Escape requests closing, and Tab stays inside the dialog. */
export const Keyboard = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play({ args, userEvent }) {
    const { inside } = await dialogOf(args.title);
    const [first, second] = inside.getAllByRole('button');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
});

export const Closed = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { open: false },
  async play() {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** Long text at 320 px. Checks that no text is clipped and that the overflow can be scrolled to. */
export const LongText = meta.story({
  args: {
    type: 'error' as const,
    title: 'Anticonstitutionnellement, votre demande n’a pas pu être transmise au fumoir',
    children: (
      <Typography>
        Le serveur de messagerie de votre fournisseur a refusé notre confirmation : marie-antoinette.de-la-bruere-beauchemin@municipalite-de-saint-valerien-de-milton.exemple.ca. Votre demande est
        gardée ici trente jours ; corrigez l’adresse ou appelez-moi, et je la reprends exactement où vous l’avez laissée, avec les mêmes prix.
      </Typography>
    ),
    actions: (
      <>
        <Button variant="contained">Corriger mon adresse et renvoyer la demande</Button>
        <Button variant="outlined">Appeler le fumoir</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play({ args }) {
    const { inside } = await dialogOf(args.title);
    await expectNoOverflow([inside.getByRole('heading'), inside.getByRole('alert'), ...inside.getAllByRole('button')]);
    const last = inside.getByRole('button', { name: 'Appeler le fumoir' });
    last.scrollIntoView();
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    inside.getByRole('heading').scrollIntoView();
  },
});
