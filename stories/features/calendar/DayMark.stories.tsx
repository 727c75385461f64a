import preview from '../../../.storybook/preview';
import { DayMark } from '../../../src/features/calendar/DayMark';
import { inColumn } from './agenda';

const meta = preview.meta({ component: DayMark, decorators: [inColumn], args: { of: 'available' as const, size: 32 } });

export const Default = meta.story({});
export const Asked = meta.story({ args: { of: 'asked' } });
export const Short = meta.story({ args: { of: 'short' } });
export const Full = meta.story({ args: { of: 'full' } });
export const Closed = meta.story({ args: { of: 'closed' } });
export const Blocked = meta.story({ args: { of: 'blocked' } });
export const PrivateTraining = meta.story({ args: { of: 'privateTraining' } });
