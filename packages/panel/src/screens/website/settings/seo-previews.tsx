import { Text } from '@mantine/core'
import type { ProductImage } from '@vitrine/domain/images/product-image'
import { fillTitle } from '@vitrine/domain/website/settings/seo'
import { useSession } from '../../../session/session.ts'
import classes from './seo-previews.module.css'

interface PreviewTexts {
  readonly homepageTitleFormat: string
  readonly itemTitleFormat: string
  readonly description: string
}

/** What a search engine may show of the home page and of a product. */
export function SearchPreview({ texts }: { readonly texts: PreviewTexts }) {
  const { site } = useSession()
  const results = [
    {
      address: site.url,
      title: fillTitle(texts.homepageTitleFormat, { site: site.title }),
      words: texts.description.trim() || 'The description of the site stands here.',
    },
    {
      address: `${site.url.replace(/\/$/, '')}/shop/…`,
      title: fillTitle(texts.itemTitleFormat, { site: site.title, page: 'Shop', item: 'Name of a product' }),
      words: 'What the product says of itself stands here.',
    },
  ]
  return (
    <figure className={classes.preview}>
      <figcaption>In search results</figcaption>
      {results.map(({ address, title, words }) => (
        <div key={address} className={classes.result}>
          <Text size="xs" c="dimmed" truncate>
            {address}
          </Text>
          <div className={classes.title}>{title}</div>
          <Text size="sm" lineClamp={2}>
            {words}
          </Text>
        </div>
      ))}
    </figure>
  )
}

/** The card that networks make of a link to the site. */
export function SharePreview({
  texts,
  picture,
}: {
  readonly texts: PreviewTexts
  readonly picture: ProductImage | null
}) {
  const { site } = useSession()
  return (
    <figure className={classes.preview}>
      <figcaption>Where the site is shared</figcaption>
      <div className={classes.share}>
        {picture && <img src={`${picture.assetUrl}?format=750w`} alt="" className={classes.picture} />}
        <div className={classes.words}>
          <Text size="xs" c="dimmed">
            {new URL(site.url).host}
          </Text>
          <Text fw={600}>{fillTitle(texts.homepageTitleFormat, { site: site.title })}</Text>
          {texts.description && (
            <Text size="sm" c="dimmed" lineClamp={2}>
              {texts.description}
            </Text>
          )}
        </div>
      </div>
    </figure>
  )
}
