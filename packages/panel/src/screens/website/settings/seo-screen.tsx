import { Alert, SimpleGrid, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core'
import { changeSeoCall, readSeoCall } from '@vitrine/contract/website/settings/seo-calls'
import { verificationServices } from '@vitrine/domain/website/settings/seo'
import { call } from '../../../call/client.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { PictureField } from '../../../parts/pictures/picture-field.tsx'
import { SettingsForm } from '../../../parts/settings/settings-form.tsx'
import { SettingsHead } from '../../settings/settings-head.tsx'
import { SearchPreview, SharePreview } from './seo-previews.tsx'

/** How the site is found by search engines, and how it looks where it is shared. */
export function SeoScreen() {
  return (
    <>
      <SettingsHead title="Search engines and sharing" />
      <SettingsForm
        name={readSeoCall.name}
        label="search engines and sharing"
        source={{
          read: () => call(readSeoCall, {}),
          change: (stored) => call(changeSeoCall, { body: stored }),
        }}
        savedText="Search engines and sharing were saved"
        fieldLabels={{
          homepageTitleFormat: 'Title of the home page',
          collectionTitleFormat: 'Title of pages',
          itemTitleFormat: 'Title of products and posts',
          description: 'Description of the site',
          isHidden: 'Hide from search engines',
          verification: 'Proof for services',
          socialLogo: 'Sharing picture',
        }}
      >
        {(form) => {
          const { isHidden, socialLogo, ...texts } = form.getValues()
          return (
            <>
              <PanelCard title="Titles">
                <Text size="sm" c="dimmed" mb="md">
                  What search engines and browser tabs show. <b>%s</b> stands for the title of the site,{' '}
                  <b>%p</b> for the page, <b>%i</b> for a product, post or event.
                </Text>
                <SimpleGrid cols={{ base: 1, sm: 3 }}>
                  <TextInput label="Home page" {...form.getInputProps('homepageTitleFormat')} />
                  <TextInput label="Pages" {...form.getInputProps('collectionTitleFormat')} />
                  <TextInput label="Products and posts" {...form.getInputProps('itemTitleFormat')} />
                </SimpleGrid>
                <Textarea
                  mt="md"
                  label="Description of the site"
                  description="Shown below the title in results, for pages that have no description of their own."
                  autosize
                  minRows={2}
                  maxRows={6}
                  maxLength={400}
                  {...form.getInputProps('description')}
                />
                <SearchPreview texts={texts} />
              </PanelCard>
              <PanelCard title="Sharing">
                <PictureField
                  label="Sharing picture"
                  description="Shown where the site is shared, when a page has no picture of its own. 1200 by 630 pixels serve best."
                  {...form.getInputProps('socialLogo')}
                />
                <SharePreview texts={texts} picture={socialLogo} />
              </PanelCard>
              <PanelCard title="Visibility">
                <Stack>
                  <Switch
                    label="Hide the site from search engines"
                    description="They are asked to show no page of it. People with the address can still see it."
                    {...form.getInputProps('isHidden', { type: 'checkbox' })}
                  />
                  {isHidden && (
                    <Alert color="yellow">While this is on, nobody finds the site by searching.</Alert>
                  )}
                </Stack>
              </PanelCard>
              <PanelCard title="Show that the site is yours">
                <Text size="sm" c="dimmed" mb="md">
                  Services such as Google Search Console give you a word, or a line of code that holds it.
                  Paste it here.
                </Text>
                <SimpleGrid cols={{ base: 1, sm: 2 }}>
                  {Object.entries(verificationServices).map(([name, { label }]) => (
                    <TextInput key={name} label={label} {...form.getInputProps(`verification.${name}`)} />
                  ))}
                </SimpleGrid>
              </PanelCard>
            </>
          )
        }}
      </SettingsForm>
    </>
  )
}
