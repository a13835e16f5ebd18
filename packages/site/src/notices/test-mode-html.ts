/** What a shop in test mode says on each of its pages. */
const testModeText = 'This shop is being tested: orders paid with a test card are not charged and not sent.'

/** The strip above every page of a shop in test mode. */
export const testModeHtml = `<aside class="vt-test-mode" aria-label="Test mode"><p>${testModeText}</p></aside>`
