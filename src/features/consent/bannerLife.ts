import { BANNER_DELAY_MS, BANNER_FADE_MS } from '../../contract/consent';

export type BannerPhase = 'gone' | 'waiting' | 'shown' | 'leaving';

/** State machine of the banner on a page: waits one second while consent is missing, shows, fades out after a choice, then is removed. */
export interface BannerLife {
  phase: () => BannerPhase;
  subscribe: (listener: () => void) => () => void;
  /** Called initially and on every change with whether consent is missing. */
  follow: (missing: boolean) => void;
  /** Removes the banner immediately and cancels pending transitions. */
  stop: () => void;
}

export function createBannerLife(): BannerLife {
  let phase: BannerPhase = 'gone';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const turn = (next: BannerPhase) => {
    clearTimeout(timer);
    phase = next;
    for (const listener of listeners) listener();
  };
  const scheduleTurn = (now: BannerPhase, next: BannerPhase, delay: number) => {
    turn(now);
    timer = setTimeout(() => turn(next), delay);
  };
  return {
    phase: () => phase,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow: (missing) => {
      if (missing && phase === 'gone') scheduleTurn('waiting', 'shown', BANNER_DELAY_MS);
      else if (missing && phase === 'leaving') turn('shown');
      else if (!missing && phase === 'waiting') turn('gone');
      else if (!missing && phase === 'shown') scheduleTurn('leaving', 'gone', BANNER_FADE_MS);
    },
    stop: () => turn('gone'),
  };
}
