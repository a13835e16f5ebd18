import { PageHead } from '../../parts/page-head.tsx'
import { HiddenAreasCard } from './hidden-areas-card.tsx'
import { NoticesForm } from './notices-form.tsx'

/** What is shown on top of the pages of the whole site, and what its template no longer shows. */
export function WebsiteScreen() {
  return (
    <>
      <PageHead title="Website" />
      <HiddenAreasCard />
      <NoticesForm />
    </>
  )
}
