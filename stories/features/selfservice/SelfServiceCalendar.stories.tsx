import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SelfServiceCalendar } from '../../../src/features/selfservice/SelfServiceCalendar';
import { withWidth } from '../../fixtures/frames';
import { managed } from '../../fixtures/managed';
import { interceptDownloads, savedFiles } from '../../fixtures/savedFiles';
import { languageOf } from '../../fixtures/translate';

const meta = preview.meta({
  component: SelfServiceCalendar,
  decorators: [withWidth(760)],
  beforeEach: interceptDownloads,
  args: { managed: managed('fr') },
  render: (args, { globals }) => <SelfServiceCalendar {...args} managed={managed(languageOf(globals['locale']), { status: 'confirmed', sequence: 3 })} />,
});

/** Confirmed request. Checks that the file has the request's UID and sequence number. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(savedFiles).toHaveLength(1));
    const lines = ((await savedFiles[0]?.content.text()) ?? '').split('\r\n');
    await expect(lines).toEqual(expect.arrayContaining([`UID:${args.managed.id}@boucane`, 'SEQUENCE:3', 'STATUS:CONFIRMED']));
  },
});

/** Completed request. Checks that no file is offered. */
export const Completed = meta.story({ tags: ['no-screenshot', '!dev'], render: (args) => <SelfServiceCalendar {...args} managed={managed('fr', { status: 'done' })} />, play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull() });
