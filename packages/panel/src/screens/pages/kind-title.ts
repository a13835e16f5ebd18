/** What a kind of page is called: the words of the platform and those that templates commonly use, said in the language of the panel. */
export function kindTitle({ title }: { readonly title: string }): string {
  return kindTitles[title] ?? title
}

/** By what the platform or a template calls them. */
const kindTitles: Readonly<Record<string, string>> = {
  Page: 'Page',
  'Cover page': 'Cover page',
  Home: 'Home page',
  'Not found': 'Page not found',
  Blog: 'Blog',
  Journal: 'Journal',
  News: 'News',
  Events: 'Events',
  Calendar: 'Calendar',
  Gallery: 'Gallery',
  Album: 'Album',
  Portfolio: 'Portfolio',
  Projects: 'Projects',
  Products: 'Products',
  Shop: 'Shop',
  Store: 'Shop',
  Index: 'Index page',
  Folder: 'Folder',
  Link: 'Link',
  'Visit and contact': 'Visit and contact',
}
