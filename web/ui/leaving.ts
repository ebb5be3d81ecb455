const LEAVING = '[data-closed], [data-ending-style], [data-closing]';

/** What fades out still stands in the page, and may still have the focus; it is not meant any more. */
export const isLeaving = (element: Element): boolean => element.closest(LEAVING) !== null;
