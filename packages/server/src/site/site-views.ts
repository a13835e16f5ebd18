import type { LiveSite } from './live-sites.ts'
import type { SiteView } from './site-view.ts'

/** Finds the view of a site. */
export class SiteViews {
  async of({ site }: LiveSite): Promise<SiteView> {
    return {
      scriptOrigins: [],
      renderSystemPage: async ({ title, mainContent, headHtml = '', footHtml = '' }) =>
        `<!doctype html><html lang="${site.language}"><head><meta charset="utf-8"><title>${title}</title>${headHtml}</head>` +
        `<body><main>${mainContent}</main>${footHtml}</body></html>`,
    }
  }
}
