import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { MailStateNotice } from '../../src/components/MailStateNotice';
import { mailStateTexts } from '../../src/components/mailStateTexts';
import { MAIL_KEY_PROBLEMS, type MailState } from '../../src/contract/mailServer';
import { guidance } from '../docs/guidance';
import { withWidth } from '../fixtures/frames';
import type { PlayContext } from '../fixtures/playContext';
import { normalizeSpaces, translator } from '../fixtures/translate';

const meta = preview.meta({ component: MailStateNotice, decorators: [withWidth(960)], parameters: { docs: { description: { component: guidance('MailStateNotice') } } }, args: { state: { canLeave: false, problem: null } as MailState, queued: 12 } });

const t = ({ globals }: Pick<PlayContext, 'globals'>) => translator(mailStateTexts, globals['locale']);

/** No mail server, and mails that wait. Checks the link to the settings. */
export const Default = meta.story({
  async play(steps) {
    await expect(steps.canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(t(steps)('waiting', { count: 12 })));
    await expect(steps.canvas.getByRole('link', { name: t(steps)('open') })).toHaveAttribute('href', `/${String(steps.globals['locale'])}/admin/settings/mail-server`);
  },
});

/** No mail server, and nothing that waits. */
export const NothingWaits = meta.story({ tags: ['no-screenshot'], args: { queued: 0 }, play: async (steps) => expect(steps.canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(t(steps)('none'))) });

/** Reasons for which a stored mail server cannot be used. */
export const Problems = meta.story({
  render: () => (
    <>
      {MAIL_KEY_PROBLEMS.map((problem) => (
        <MailStateNotice key={problem} state={{ canLeave: false, problem }} queued={1} />
      ))}
    </>
  ),
  async play(steps) {
    const alerts = steps.canvas.getAllByRole('alert');
    for (const [index, problem] of MAIL_KEY_PROBLEMS.entries()) await expect(alerts[index]).toHaveTextContent(normalizeSpaces(t(steps)(`problems.${problem}`)));
  },
});

/** Mails can leave. Checks that nothing is shown. */
export const CanLeave = meta.story({ tags: ['no-screenshot', '!dev'], args: { state: { canLeave: true, problem: null } }, play: async (steps) => expect(steps.canvas.queryByRole('alert')).toBeNull() });
