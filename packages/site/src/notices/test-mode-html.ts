import type { Say } from '@vitrine/domain/words/say'

/** The strip above every page of a shop in test mode. */
export function testModeHtml(say: Say): string {
  return `<aside class="vt-test-mode" aria-label="${say('Test mode')}"><p>${say('This shop is being tested: orders paid with a test card are not charged and not sent.')}</p></aside>`
}
