/** When an answer is due. */
export interface Deadline {
  /** Milliseconds from now; negative when it is past. */
  left(): number;
}

/** A deadline so many milliseconds from now. */
export function deadlineIn(ms: number): Deadline {
  const end = performance.now() + ms;
  return { left: () => end - performance.now() };
}

/** What the promise brings, or at the deadline what can be said without it. */
export async function within<T>(deadline: Deadline, promise: Promise<T>, otherwise: () => T): Promise<T> {
  const late = Promise.withResolvers<T>();
  const timer = setTimeout(() => late.resolve(otherwise()), Math.max(0, deadline.left()));
  try {
    return await Promise.race([promise, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
