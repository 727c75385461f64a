type PointerPosition = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

const isInside = ({ left, top, right, bottom }: PointerPosition, x: number, y: number) => x >= left && x <= right && y >= top && y <= bottom;

/**
 * Forwards pointer events to the smoke, which is behind the page. Touches are forwarded as mouse events, because the library places touches wrongly.
 * A pointer that leaves and returns starts a new stroke instead of drawing across the canvas.
 * @returns a cleanup function
 */
export function followPointers(canvas: HTMLElement): () => void {
  let inside = false;

  const move = (x: number, y: number, isNewStroke = false) => {
    const entered = isInside(canvas.getBoundingClientRect(), x, y);
    const type = inside && !isNewStroke ? 'mousemove' : 'mousedown';
    inside = entered;
    if (entered) canvas.dispatchEvent(new MouseEvent(type, { clientX: x, clientY: y }));
  };

  const end = new AbortController();
  const options = { passive: true, signal: end.signal } as const;
  const onTouch = (event: TouchEvent) => {
    const finger = event.touches[0];
    if (finger) move(finger.clientX, finger.clientY, event.type === 'touchstart');
  };
  window.addEventListener('mousemove', ({ clientX, clientY }) => move(clientX, clientY), options);
  window.addEventListener('touchstart', onTouch, options);
  window.addEventListener('touchmove', onTouch, options);
  return () => end.abort();
}
