import { Checkbox, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import { PictureField } from '../../../../parts/pictures/picture-field.tsx'
import { useSession } from '../../../../session/session.ts'
import type { PageSectionProps } from '../page-form.ts'
import { previewOf } from '../rules/preview.ts'
import classes from './seo-section.module.css'

/** How search engines and networks show a page, as it is written. */
export function SeoSection({ form, about }: PageSectionProps) {
  const { site } = useSession()
  const { values } = form
  const { title, description, pictureUrl } = previewOf(values, site, about.isHomepage)
  const host = site.url.replace(/^https?:\/\//, '').replace(/\/$/, '')
  const address = about.isHomepage ? host : `${host}/${values.urlId}`
  return (
    <PanelCard title="Search and sharing">
      <Stack>
        <TextInput label="Title for search engines" placeholder={title} {...form.getInputProps('seoTitle')} />
        <Textarea
          label="Description for search engines"
          description={`About 160 characters are usually shown; ${values.seoDescription.length} so far.`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          placeholder={description}
          autosize
          minRows={2}
          maxRows={6}
          {...form.getInputProps('seoDescription')}
        />
        <Checkbox
          label="Hide it from search engines"
          {...form.getInputProps('seoHidden', { type: 'checkbox' })}
        />
        <PictureField
          label="Sharing picture"
          description="Shown where the page is shared. Without one its picture is, or that of the site."
          {...form.getInputProps('socialImage')}
        />
        <div className={classes.previews}>
          <figure className={classes.preview} aria-label="Search result">
            <figcaption>Search result</figcaption>
            <div className={classes.result} data-hidden={values.seoHidden || undefined}>
              <Text size="xs" c="dimmed" truncate>
                {address}
              </Text>
              <Text fw={600} c="var(--mantine-color-anchor)" lineClamp={1}>
                {title}
              </Text>
              <Text size="sm" lineClamp={2}>
                {values.seoHidden
                  ? 'Search engines are asked to leave this page out.'
                  : description || noWords}
              </Text>
            </div>
          </figure>
          <figure className={classes.preview} aria-label="Shared link">
            <figcaption>Shared link</figcaption>
            <div className={classes.card}>
              {pictureUrl && <img src={`${pictureUrl}?format=500w`} alt="" className={classes.picture} />}
              <div className={classes.words}>
                <Text size="xs" c="dimmed" truncate>
                  {host}
                </Text>
                <Text size="sm" fw={600} lineClamp={1}>
                  {title}
                </Text>
                <Text size="xs" lineClamp={2}>
                  {description}
                </Text>
              </div>
            </div>
          </figure>
        </div>
      </Stack>
    </PanelCard>
  )
}

const noWords = 'Search engines choose some words of the page.'
