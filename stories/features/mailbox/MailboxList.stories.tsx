import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MailboxList } from '../../../src/features/mailbox/MailboxList';
import { withWidth } from '../../fixtures/frames';
import { normalizeSpaces } from '../../fixtures/translate';
import { texts } from './steps';

const meta = preview.meta({
  component: MailboxList<string>,
  decorators: [withWidth(960)],
  tags: ['no-screenshot'],
  args: { name: 'Messages du formulaire', items: ['Julie', 'Paul'] as readonly string[] | undefined, failure: undefined as unknown, found: '2 messages', renderItem: (item: string) => <li key={item}>{item}</li>, nothing: <p>Rien</p>, onRetry: fn() },
  argTypes: { failure: { control: false }, nothing: { control: false } },
});

export const Default = meta.story({
  async play({ args, canvas }) {
    await expect(canvas.getByRole('list', { name: args.name })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('status')).toHaveTextContent(args.found);
  },
});

export const Loading = meta.story({ args: { items: undefined, found: '' }, play: async (steps) => expect(steps.canvas.getByRole('status', { name: texts(steps)('loading') })).toBeVisible() });

export const Empty = meta.story({ args: { items: [], found: '0 message' }, play: async ({ canvas }) => expect(canvas.getByText('Rien')).toBeVisible() });

export const Failed = meta.story({ args: { items: undefined, failure: new TypeError('offline'), found: '' }, play: async (steps) => expect(steps.canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(texts(steps)('failed.list'))) });
