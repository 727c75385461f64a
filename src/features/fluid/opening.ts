import { OPENING_FADE_MS, OPENING_MS } from '../../contract/smoke';

export type OpeningPhase = 'shown' | 'fading' | 'gone';

/**
 * Plays the opening: shown for 2.2 s, fading for 1.5 s, then gone.
 * @param elapsedMs time since the first paint, if the page was painted before its script ran
 * @returns a function that ends the opening
 */
export function playOpening(onPhase: (phase: OpeningPhase) => void, elapsedMs = 0): () => void {
  const steps: [OpeningPhase, number][] = [
    ['fading', OPENING_MS],
    ['gone', OPENING_MS + OPENING_FADE_MS],
  ];
  const timers = steps.map(([phase, at]) => setTimeout(() => onPhase(phase), Math.max(0, at - elapsedMs)));
  return () => timers.forEach((timer) => clearTimeout(timer));
}
