/** Lets the bar above a page be closed; it stays away until its text changes. */
export function wake(bar: HTMLElement): void {
  bar.querySelector('.sqs-announcement-bar-close')?.addEventListener('click', () => {
    bar.hidden = true
    keep(bar.dataset.announcement ?? '')
  })
}

/** Storage may be switched off; the bar is closed for this page then. */
function keep(announcement: string): void {
  try {
    localStorage.setItem('announcement-bar', announcement)
  } catch {}
}
