/** The list page that the engines are compared on: one set of data, and the same page written for each. */

interface Product {
  readonly id: string
  readonly title: string
  readonly fullUrl: string
  readonly excerpt: string
  readonly priceCents: number
  readonly onSale: boolean
  readonly tags: readonly string[]
  readonly image: { readonly assetUrl: string; readonly title: string } | null
}

/** The data of a shop's list page with so many products. */
export function listPageData(count: number): {
  website: object
  collection: { title: string; categories: string[] }
  items: Product[]
} {
  return {
    website: { siteTitle: 'Clay & Co', baseUrl: 'https://shop.example', timeZone: 'Europe/Berlin' },
    collection: { title: 'Mugs & Bowls', categories: ['mugs', 'bowls', 'plates'] },
    items: Array.from({ length: count }, (_, index) => ({
      id: `5a0e${index.toString(16).padStart(20, '0')}`,
      title: index % 3 === 0 ? `Mug "No. ${index}" <blue>` : `Bowl number ${index}`,
      fullUrl: `/shop/p/item-${index}`,
      excerpt: `Thrown by hand & fired twice. ${'Each piece is a little different from the last. '.repeat(3)}`,
      priceCents: 1200 + index * 35,
      onSale: index % 4 === 0,
      tags: index % 5 === 0 ? [] : ['handmade', `glaze-${index % 7}`, 'kitchen'],
      image:
        index % 6 === 0 ? null : { assetUrl: `https://img.example/${index}.jpg`, title: `Picture ${index}` },
    })),
  }
}

/** The page in the template language; `cents` is a formatter that the benchmark adds to both engines. */
export const listPageTemplate = `<section class="products" data-site="{website.siteTitle|htmlattr}">
<h1>{collection.title|html}</h1>
{.repeated section items}<article id="product-{id}" class="product{.if onSale} on-sale{.end} {@index|cycle odd even}">
  <a href="{fullUrl}?from={website.siteTitle|url-encode}">
  {.section image}<img src="{assetUrl}?format=500w" alt="{title|htmlattr}">{.or}<span class="no-image">{title|html}</span>{.end}
  <h2>{title|html}</h2></a>
  <p>{excerpt|truncate 80|html}</p>
  <div class="price">{.if onSale}<em>Sale</em> {.end}{priceCents|cents} {website.currency}</div>
  {.if tags}<ul>{.repeated section tags}<li>{@|html}</li>{.alternates with}, {.end}</ul>{.or}<span>no tags</span>{.end}
  {.equal? onSale true}<b>Save</b>{.or}<i>Fair</i>{.end}
  <small>{collection.title|html} · {@index} of {items|count}</small>
</article>
{.end}</section>`

/** The same page for eta, with the same functions behind it. */
export const listPageEta = `<section class="products" data-site="<%~ f.htmlattr(it.website.siteTitle) %>">
<h1><%~ f.html(it.collection.title) %></h1>
<% it.items.forEach((p, i) => { %><article id="product-<%~ p.id %>" class="product<% if (p.onSale) { %> on-sale<% } %> <%~ i % 2 === 0 ? 'odd' : 'even' %>">
  <a href="<%~ p.fullUrl %>?from=<%~ f.urlEncode(it.website.siteTitle) %>">
  <% if (p.image) { %><img src="<%~ p.image.assetUrl %>?format=500w" alt="<%~ f.htmlattr(p.image.title) %>"><% } else { %><span class="no-image"><%~ f.html(p.title) %></span><% } %>
  <h2><%~ f.html(p.title) %></h2></a>
  <p><%~ f.html(f.truncate(p.excerpt, 80)) %></p>
  <div class="price"><% if (p.onSale) { %><em>Sale</em> <% } %><%~ f.cents(p.priceCents) %> <%~ it.website.currency ?? '' %></div>
  <% if (p.tags.length > 0) { %><ul><% p.tags.forEach((tag, j) => { %><li><%~ f.html(tag) %></li><% if (j < p.tags.length - 1) { %>, <% } %><% }) %></ul><% } else { %><span>no tags</span><% } %>
  <% if (p.onSale === true) { %><b>Save</b><% } else { %><i>Fair</i><% } %>
  <small><%~ f.html(it.collection.title) %> · <%~ i + 1 %> of <%~ it.items.length %></small>
</article>
<% }) %></section>`
