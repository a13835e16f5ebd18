import { PageHead } from '../../parts/page-head.tsx'
import { NoticesForm } from './notices-form.tsx'

/** What is shown on top of the pages of the whole site. */
export function WebsiteScreen() {
  return (
    <>
      <PageHead title="Website" />
      <NoticesForm />
    </>
  )
}
