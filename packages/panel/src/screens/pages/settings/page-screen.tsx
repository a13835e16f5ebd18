import { Button, Grid, Group, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { duplicatePageCall, showPageCall } from '@vitrine/contract/website/page-act-calls'
import { changePageCall, listPagesCall, readPageCall } from '@vitrine/contract/website/page-calls'
import { Copy, ExternalLink, Trash2 } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { call } from '../../../call/client.ts'
import { useCall } from '../../../call/use-call.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { ErrorNotice } from '../../../parts/error-notice.tsx'
import { ListSkeleton } from '../../../parts/lists/list-skeleton.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { SettingsForm } from '../../../parts/settings/settings-form.tsx'
import { StatusBadge } from '../../../parts/status-badge.tsx'
import { useMay } from '../../../session/may.ts'
import { useSession } from '../../../session/session.ts'
import { siteHref } from '../../../session/site-href.ts'
import { kindTitle } from '../kind-title.ts'
import { refreshPages } from '../refresh-pages.ts'
import { TrashDialog } from '../tree/trash-dialog.tsx'
import { useCopyPage } from '../tree/use-copy-page.ts'
import { type AboutPage, type PageSectionProps, type PageValue, pageFieldLabels } from './page-form.ts'
import classes from './page-screen.module.css'
import { RoomOfPage } from './room-of-page.tsx'
import { AccessSection } from './sections/access-section.tsx'
import { AddressSection } from './sections/address-section.tsx'
import { AlbumSection } from './sections/album-section.tsx'
import { BodySection } from './sections/body-section.tsx'
import { CodeSection } from './sections/code-section.tsx'
import { CoverSection } from './sections/cover-section.tsx'
import { GallerySection } from './sections/gallery/gallery-section.tsx'
import { GeneralSection } from './sections/general-section.tsx'
import { LookSection } from './sections/look-section.tsx'
import { PodcastSection } from './sections/podcast-section.tsx'
import { SeoSection } from './sections/seo-section.tsx'

const route = getRouteApi('/panel/pages/$collectionId')

/** All that is set of a page. */
export function PageScreen() {
  const { collectionId } = route.useParams()
  const params = { collectionId }
  const opened = useCall(readPageCall, { params })
  const queries = useQueryClient()
  if (!opened.data)
    return (
      <>
        <PageHead title="Page" above={<BackLink to="/pages">Pages</BackLink>} />
        {opened.isError ? (
          <ErrorNotice error={opened.error} onRetry={() => void opened.refetch()} />
        ) : (
          <ListSkeleton label="Loading the page" />
        )}
      </>
    )
  const { value: stored, about } = opened.data
  const change = async (body: { readonly value: PageValue; readonly version: string }) => {
    const outcome = await call(changePageCall, { params, body })
    if (outcome.ok) {
      queries.setQueryData([readPageCall.name, { params }], outcome.reply)
      void refreshPages(queries)
    }
    return outcome
  }
  return (
    <>
      <Head collectionId={collectionId} title={stored.title} isEnabled={stored.isEnabled} about={about} />
      <div className={classes.wide}>
        <SettingsForm<PageValue>
          key={collectionId}
          name={`${readPageCall.name} ${collectionId}`}
          label="the page"
          opened={{ stored: opened.data, atMs: opened.dataUpdatedAt }}
          source={{ read: () => call(readPageCall, { params }), change }}
          savedText="The page was saved"
          fieldLabels={pageFieldLabels}
        >
          {(form, round) => (
            <Sections
              form={form}
              round={round}
              about={about}
              collectionId={collectionId}
              storedUrlId={stored.urlId}
              wasLocked={stored.isLocked}
            />
          )}
        </SettingsForm>
      </div>
    </>
  )
}

interface SectionsProps extends PageSectionProps {
  readonly collectionId: string
  readonly storedUrlId: string
  readonly wasLocked: boolean
}

function Sections({ collectionId, storedUrlId, wasLocked, ...section }: SectionsProps) {
  const { form, about } = section
  const { contents } = about.kind
  const isLink = contents === 'link'
  // Its address, who sees it and its frame are for those who say which pages there are.
  const mayArrange = useMay(showPageCall)
  // What is seen first is there first; the rest follows when it was painted.
  const isWhole = useDeferredValue(true, false)
  return (
    <Grid gap="lg">
      <Grid.Col span={{ base: 12, md: 7 }}>
        <Stack gap="lg">
          <GeneralSection {...section} />
          {contents === 'blocks' && <BodySection {...section} collectionId={collectionId} />}
          {contents === 'cover' && <CoverSection {...section} />}
          {form.values.gallery && <GallerySection form={form} about={about} gallery={form.values.gallery} />}
          {about.plays === 'album' && <AlbumSection {...section} />}
          {isWhole && about.plays === 'podcast' && <PodcastSection {...section} />}
          {isWhole && !isLink && <SeoSection {...section} />}
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 5 }}>
        <Stack gap="lg">
          {mayArrange && <AccessSection {...section} wasLocked={wasLocked} />}
          {isWhole && mayArrange && <AddressSection {...section} storedUrlId={storedUrlId} />}
          {isWhole && !isLink && <LookSection {...section} mayArrange={mayArrange} />}
          {isWhole && !isLink && form.values.code !== null && <CodeSection form={form} />}
        </Stack>
      </Grid.Col>
    </Grid>
  )
}

interface HeadProps {
  readonly collectionId: string
  readonly title: string
  readonly isEnabled: boolean
  readonly about: AboutPage
}

function Head({ collectionId, title, isEnabled, about }: HeadProps) {
  const navigate = useNavigate()
  const session = useSession()
  const pages = useCall(listPagesCall, {})
  const mayArrange = useMay(duplicatePageCall)
  const [isLeaving, setLeaving] = useState(false)
  const copy = useCopyPage({ id: collectionId, title })
  return (
    <>
      <PageHead
        title={title}
        above={<BackLink to="/pages">Pages</BackLink>}
        beside={
          <Group gap={6}>
            {about.isHomepage && <StatusBadge tone="good">Home</StatusBadge>}
            {about.isNotFound && <StatusBadge tone="calm">Not found</StatusBadge>}
            {!isEnabled && <StatusBadge tone="calm">Hidden</StatusBadge>}
            <StatusBadge tone="calm">{kindTitle(about.kind)}</StatusBadge>
          </Group>
        }
        actions={
          <>
            <RoomOfPage collectionId={collectionId} contents={about.kind.contents} />
            {isEnabled && (
              <Button
                component="a"
                variant="default"
                href={siteHref(about.path, session)}
                target="_blank"
                rel="noreferrer"
                leftSection={<ExternalLink size={16} aria-hidden />}
              >
                View page
              </Button>
            )}
            {mayArrange && (
              <Button variant="default" leftSection={<Copy size={16} aria-hidden />} onClick={copy}>
                Duplicate
              </Button>
            )}
            {mayArrange && !about.isHomepage && (
              <Button
                variant="default"
                leftSection={<Trash2 size={16} aria-hidden />}
                onClick={() => setLeaving(true)}
              >
                Move to trash
              </Button>
            )}
          </>
        }
      />
      {isLeaving && (
        <TrashDialog
          page={{ id: collectionId, title }}
          insideCount={pages.data?.pages.filter((page) => page.parentId === collectionId).length ?? 0}
          onClose={() => setLeaving(false)}
          onTrashed={() => void navigate({ to: '/pages', search: {} })}
        />
      )}
    </>
  )
}
