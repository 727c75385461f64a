/** After this long, a video that tells nothing of itself is taken as it is. */
const PATIENCE_MS = 10_000;

/** Loads an image before it is shown. Settles with false when it cannot be. */
export async function loadImage(address: string): Promise<boolean> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return true;
  } catch {
    return false;
  }
}

/** The length of a video in seconds; null when it does not tell, false when it cannot be played. */
export function readLength(address: string): Promise<number | null | false> {
  return new Promise((resolve) => {
    const video = document.createElement('video');
    const settle = (length: number | null | false) => {
      clearTimeout(timer);
      resolve(length);
    };
    const timer = setTimeout(() => settle(null), PATIENCE_MS);
    video.addEventListener('loadedmetadata', () => settle(Number.isFinite(video.duration) ? video.duration : null), { once: true });
    video.addEventListener('error', () => settle(false), { once: true });
    video.muted = true;
    video.preload = 'metadata';
    video.src = address;
  });
}
