/** Brand colours by scheme. The MUI theme and the mails are both built from this palette. */
export const PALETTE = {
  dark: {
    ground: '#17101F',
    raised: '#241833',
    text: '#FBF3E7',
    quiet: '#CDBFE0',
    action: '#FF8A4C',
    onAction: '#17101F',
    accent: '#C4A6FF',
    good: '#7BD88F',
    bad: '#FF8B80',
    hairline: 'rgba(205, 191, 224, 0.16)',
    drawingBack: '#3A2A50',
    drawingFront: '#CDBFE0',
  },
  light: {
    ground: '#FBF6EE',
    raised: '#FFFFFF',
    text: '#2A1B36',
    quiet: '#6B5A78',
    action: '#B23A0E',
    onAction: '#FFFFFF',
    accent: '#6D28D9',
    good: '#1F6B3A',
    bad: '#B3261E',
    hairline: 'rgba(107, 90, 120, 0.24)',
    drawingBack: '#E9DDF3',
    drawingFront: '#6B5A78',
  },
} as const;

/** Former purple of stored texts. It is read as the current accent colour. */
export const FORMER_PURPLE = '#958DF1';

export type Scheme = keyof typeof PALETTE;
