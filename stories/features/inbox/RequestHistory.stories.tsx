import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { RequestHistory } from '../../../src/features/inbox/RequestHistory';
import { confirmedRequest, waitingRequest } from '../../fixtures/inbox';
import { normalizeSpaces } from '../../fixtures/translate';
import { inbox, inLanguage } from './steps';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: RequestHistory, decorators: [withWidth(520)], args: { request: waitingRequest('fr') } });

/** History, latest entry first and creation last. */
export const Default = meta.story({
  render: (_, context) => <RequestHistory request={inLanguage(confirmedRequest, context)} />,
  async play(steps) {
    const t = inbox(steps);
    const lines = steps.canvas.getAllByRole('listitem');
    await expect(lines).toHaveLength(4);
    await expect(lines[0]).toHaveTextContent(normalizeSpaces(t('history.note', { by: t('history.somebody') })));
    await expect(lines[2]).toHaveTextContent(normalizeSpaces(`${t('history.confirm', { by: 'Samuel' })} ${t('history.letter')}`));
    await expect(lines[3]).toHaveTextContent(normalizeSpaces(t('history.received')));
  },
});

/** History of a new request. Only its creation is listed. */
export const Empty = meta.story({
  render: (_, context) => <RequestHistory request={inLanguage(waitingRequest, context)} />,
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(1),
});
