import { createElement as h } from 'react'
import { platformListByHand } from './by-hand/platform-list.ts'
import type { BenchPage, Item } from './page.ts'
import { image, productPrice, productStatus } from './react-widgets.ts'
import { pageData } from './sample-values.ts'
import { isSoldOut, money, variantText } from './widgets.ts'

/** The same list with the platform's own formatters: images, marks, prices, variants. */
export const listPage: BenchPage = {
  name: 'platform list',
  data: pageData(50, 'product'),
  smallData: pageData(1, 'product'),
  dialect: `<section class="products" id="{collection.id}"><h1>{collection.title|html}</h1>
{.repeated section items}<div class="product {.sold-out?}gone{.or}here{.end}" id="item-{id}">
<a href="{fullUrl}"><img {@|image-meta}{@|image-srcset} class="main"></a>
{@|product-status}<h2>{title|html}</h2>{@|product-price}
{.section structuredContent}{.repeated section variants}<span class="variant">{@|variant-descriptor|html} {priceMoney|money}</span>{.end}{.end}
</div>{.end}</section>`,
  eta: `<section class="products" id="<%~ it.d.collection.id %>"><h1><%~ it.f.html(it.d.collection.title) %></h1>
<% it.d.items.forEach((p) => { %><div class="product <% if (it.f.isSoldOut(p)) { %>gone<% } else { %>here<% } %>" id="item-<%~ p.id %>">
<a href="<%~ p.fullUrl %>"><img <%~ it.f.imageMeta(p) %><%~ it.f.srcset(p) %> class="main"></a>
<%~ it.f.productStatus(p) %><h2><%~ it.f.html(p.title) %></h2><%~ it.f.productPrice(p) %>
<% p.structuredContent.variants.forEach((v) => { %><span class="variant"><%~ it.f.html(it.f.variantText(v)) %> <%~ it.f.money(v.priceMoney) %></span><% }) %>
</div><% }) %></section>`,
  handlebars: `<section class="products" id="{{collection.id}}"><h1>{{html collection.title}}</h1>
{{#each items}}<div class="product {{#if (isSoldOut this)}}gone{{else}}here{{/if}}" id="item-{{id}}">
<a href="{{fullUrl}}"><img {{imageMeta this}}{{srcset this}} class="main"></a>
{{productStatus this}}<h2>{{html title}}</h2>{{productPrice this}}
{{#each structuredContent.variants}}<span class="variant">{{html (variantText this)}} {{money priceMoney}}</span>{{/each}}
</div>{{/each}}</section>`,
  liquid: `<section class="products" id="{{ collection.id }}"><h1>{{ collection.title | html }}</h1>
{% for p in items %}{% assign gone = p | isSoldOut %}<div class="product {% if gone %}gone{% else %}here{% endif %}" id="item-{{ p.id }}">
<a href="{{ p.fullUrl }}"><img {{ p | imageMeta }}{{ p | srcset }} class="main"></a>
{{ p | productStatus }}<h2>{{ p.title | html }}</h2>{{ p | productPrice }}
{% for v in p.structuredContent.variants %}<span class="variant">{{ v | variantText | html }} {{ v.priceMoney | money }}</span>{% endfor %}
</div>{% endfor %}</section>`,
  byHand: platformListByHand,
  react: (data) =>
    h(
      'section',
      { className: 'products', id: data.collection.id },
      h('h1', null, data.collection.title),
      data.items.map(product),
    ),
}

function product(item: Item) {
  return h(
    'div',
    { key: item.id, className: `product ${isSoldOut(item) ? 'gone' : 'here'}`, id: `item-${item.id}` },
    h('a', { href: item.fullUrl }, image(item, { className: 'main', hasSrcset: true })),
    productStatus(item),
    h('h2', null, item.title),
    productPrice(item),
    item.structuredContent.variants.map((variant) =>
      h(
        'span',
        { key: variant.id, className: 'variant' },
        `${variantText(variant)} ${money(variant.priceMoney)}`,
      ),
    ),
  )
}
