/** The ref of what takes the place of something that had the focus: reading goes on from it. */
export const takeFocus = (element: HTMLElement | null) => element?.focus();
