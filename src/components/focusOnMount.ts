/** Ref callback that focuses an element on mount. Used when the element replaces the focused one, so that screen readers continue there. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus();
