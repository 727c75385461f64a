/** Deadline of a response. */
export interface Deadline {
  /** Returns the milliseconds left; negative after the deadline. */
  left(): number;
}

/** Returns a deadline in the given number of milliseconds. */
export function deadlineIn(ms: number): Deadline {
  const end = performance.now() + ms;
  return { left: () => end - performance.now() };
}

/** Resolves with the promise's value or, at the deadline, with the fallback value. */
export async function withDeadline<T>(deadline: Deadline, promise: Promise<T>, otherwise: () => T): Promise<T> {
  const late = Promise.withResolvers<T>();
  const timer = setTimeout(() => late.resolve(otherwise()), Math.max(0, deadline.left()));
  try {
    return await Promise.race([promise, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
