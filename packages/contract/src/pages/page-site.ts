/** What every page says of the site around it. `logoUrl` null: the title is written instead. */
export interface PageSite {
  readonly title: string
  readonly logoUrl: string | null
  readonly homeUrl: string
}
