import type { NewsletterWords } from './newsletter-words.ts'

/** What whoever asks for a new link reads: of a mail only where one goes out. */
export function newLinkWords(
  { form, page }: Pick<NewsletterWords, 'form' | 'page'>,
  { sendsMail, isAsked }: { readonly sendsMail: boolean; readonly isAsked: boolean },
): { readonly title: string; readonly paragraphs: readonly string[] } {
  if (!sendsMail) return { title: page.newsletter, paragraphs: [form.unmailed] }
  if (!isAsked) return { title: page.newsletter, paragraphs: [page.askedLately] }
  return { title: page.newMailTitle, paragraphs: [page.newMailText] }
}
