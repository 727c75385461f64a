import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { storedToken, storedUser } from '../../src/api/session';
import { MemberMenu } from '../../src/app/MemberMenu';
import { shellTexts } from '../../src/app/texts';
import { Elsewhere } from '../features/account/steps';
import { memberSession } from '../fixtures/account';
import { unreachable } from '../fixtures/handlers';
import { translator } from '../fixtures/translate';
import { ownerSession } from '../fixtures/user';

const PATH = '/api/auth/logout';
const tokens: (string | null)[] = [];

const meta = preview.meta({
  component: MemberMenu,
  args: { shape: 'bar' as const, id: memberSession.user.id, onFollow: fn() },
  parameters: { route: 'contact', session: memberSession },
  decorators: [
    (Story) => (
      <>
        <Story />
        <div hidden>
          <Elsewhere />
        </div>
      </>
    ),
  ],
});

/** Member: the link to the member area and the logout button. */
export const Default = meta.story({
  async play({ canvas, globals }) {
    const t = translator(shellTexts, globals['locale']);
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([`/${String(globals['locale'])}/member`]);
    await expect(canvas.getByRole('button', { name: t('logOut') })).toBeVisible();
  },
});

/** Owner: the menu also contains the administration. */
export const Owner = meta.story({
  args: { id: ownerSession.user.id },
  parameters: { session: ownerSession },
  async play({ canvas, globals }) {
    const t = translator(shellTexts, globals['locale']);
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([t('pages.admin'), t('pages.member')]);
  },
});

/** Logout. Checks that the server receives the token, that the stored session is cleared and that the home page is shown. */
export const LoggedOut = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: {
    handlers: [
      http.post(PATH, ({ request }) => {
        tokens.push(request.headers.get('authorization'));
        return HttpResponse.json({ message: 'ok' });
      }),
    ],
  },
  beforeEach() {
    tokens.length = 0;
  },
  async play({ canvas, canvasElement, globals, args, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: translator(shellTexts, globals['locale'])('logOut') }));
    await expect([storedUser(), storedToken(), localStorage.getItem('userRole'), localStorage.getItem('isAdmin')]).toEqual([null, null, null, null]);
    await waitFor(() => expect(canvasElement.querySelector('output')).toHaveTextContent(new RegExp(`^/${String(globals['locale'])}$`)));
    await waitFor(() => expect(tokens).toEqual([`Bearer ${memberSession.token}`]));
    await expect(args.onFollow).toHaveBeenCalled();
  },
});

/** Logout without a connection. Checks that the stored session is cleared all the same. */
export const Unreachable = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [unreachable(PATH)] },
  async play({ canvas, globals, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: translator(shellTexts, globals['locale'])('logOut') }));
    await expect(storedToken()).toBeNull();
  },
});
