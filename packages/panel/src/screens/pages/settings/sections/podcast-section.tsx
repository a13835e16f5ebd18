import { Select, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core'
import { coverSidePx } from '@vitrine/domain/content/podcasts/podcast-show'
import { CopiedText } from '../../../../parts/copied-text.tsx'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import { PictureField } from '../../../../parts/pictures/picture-field.tsx'
import { useSession } from '../../../../session/session.ts'
import type { PageSectionProps, PageValue } from '../page-form.ts'
import { categoryChoices } from '../rules/category-choices.ts'

type Show = NonNullable<PageValue['podcast']>

const feedQuery = '?format=rss'

const newShow: Show = {
  title: '',
  author: '',
  email: '',
  category: '',
  image: null,
  isExplicit: false,
  language: '',
}

/** What directories of podcasts are told of a blog whose posts have recordings. */
export function PodcastSection({ form, about }: PageSectionProps) {
  const { site } = useSession()
  const { podcast } = form.values
  return (
    <PanelCard title="Podcast">
      <Stack>
        <Switch
          label="This blog is a podcast"
          description="Its feed tells podcast apps what they ask for. Posts get their recording in the editor."
          checked={podcast !== null}
          onChange={({ currentTarget: { checked } }) =>
            form.setFieldValue('podcast', checked ? newShow : null)
          }
        />
        {podcast && <ShowFields form={form} podcast={podcast} />}
        {podcast && (
          <CopiedText
            label="Address of the feed, for Apple Podcasts, Spotify and others"
            text={site.url.replace(/\/$/, '') + about.path + feedQuery}
          />
        )}
      </Stack>
    </PanelCard>
  )
}

interface ShowFieldsProps extends Pick<PageSectionProps, 'form'> {
  readonly podcast: Show
}

function ShowFields({ form, podcast }: ShowFieldsProps) {
  const { site } = useSession()
  const { values } = form
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label="Title of the show"
          placeholder={values.title}
          {...form.getInputProps('podcast.title')}
        />
        <TextInput
          label="Author of the show"
          placeholder={site.title}
          {...form.getInputProps('podcast.author')}
        />
      </SimpleGrid>
      <Select
        label="Category"
        required
        searchable
        placeholder="Choose one"
        data={categoryChoices()}
        {...form.getInputProps('podcast.category')}
        value={podcast.category || null}
        onChange={(category) => form.setFieldValue('podcast.category', category ?? '')}
      />
      <PictureField
        label="Picture of the show"
        description={`Square, in JPEG or PNG, ${coverSidePx.least} to ${coverSidePx.most} dots wide.`}
        {...form.getInputProps('podcast.image')}
      />
      <TextInput
        label="Email for directories"
        description="Stands in the feed, where everybody can read it. Spotify writes there to ask whether the show is yours."
        type="email"
        {...form.getInputProps('podcast.email')}
      />
      <TextInput
        label="Language of the show"
        description="Such as de or en-GB. Empty: that of the site."
        {...form.getInputProps('podcast.language')}
      />
      <Switch
        label="Explicit"
        description="Podcast apps mark it as nothing for children."
        {...form.getInputProps('podcast.isExplicit', { type: 'checkbox' })}
      />
    </>
  )
}
