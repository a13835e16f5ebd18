/** Whether another dialog lies over the one that was there first: Esc is for the upper one alone. */
export function isCovered(): boolean {
  return document.querySelectorAll('[role="dialog"][aria-modal="true"]').length > 1
}
