import { createElement as h } from 'react'
import type { BenchPage, PageData } from './page.ts'
import {
  addToCart,
  image,
  likeButton,
  productPrice,
  quantityInput,
  socialButton,
  variantsSelect,
} from './react-widgets.ts'
import { pageData } from './sample-values.ts'
import { day, shortDay, urlEncode } from './widgets.ts'

const data: PageData = {
  ...pageData(4, 'product'),
  item: pageData(4, 'product').items[3] ?? pageData(1, 'product').item,
}

/** One product: gallery, price, choice of variants, button, tags, date, sharing. */
export const detailPage: BenchPage = {
  name: 'detail',
  data,
  smallData: { ...data, item: { ...data.item, gallery: data.item.gallery.slice(0, 1) } },
  dialect: `<article id="{item.id}" class="product-detail">{.section item}<h1>{title|html}</h1>
<div class="gallery">{.repeated section gallery}<figure data-slide="{@index}"><img {@|image-meta}{@|image-srcset} class="thumb"><figcaption>{title|html}</figcaption></figure>{.end}</div>
{@|product-price}<div class="body">{body}</div>{@|variants-select}{@|quantity-input}{@|add-to-cart-btn}
{.if tags}<ul class="tags">{.repeated section tags}<li><a href="/shop?tag={@|url-encode}">{@|html}</a></li>{.end}</ul>{.end}
<time datetime="{addedOn|date %F}">{addedOn|date %B %d, %Y}</time>{@|social-button-inline}{@|like-button}{.end}</article>`,
  eta: `<% const p = it.d.item, f = it.f %><article id="<%~ p.id %>" class="product-detail"><h1><%~ f.html(p.title) %></h1>
<div class="gallery"><% p.gallery.forEach((image, i) => { %><figure data-slide="<%~ i + 1 %>"><img <%~ f.imageMeta(image) %><%~ f.srcset(image) %> class="thumb"><figcaption><%~ f.html(image.title) %></figcaption></figure><% }) %></div>
<%~ f.productPrice(p) %><div class="body"><%~ p.body %></div><%~ f.variantsSelect(p) %><%~ f.quantityInput(p) %><%~ f.addToCart(p) %>
<% if (p.tags.length > 0) { %><ul class="tags"><% p.tags.forEach((tag) => { %><li><a href="/shop?tag=<%~ f.urlEncode(tag) %>"><%~ f.html(tag) %></a></li><% }) %></ul><% } %>
<time datetime="<%~ f.shortDay(p.addedOn) %>"><%~ f.day(p.addedOn) %></time><%~ f.socialButton(p) %><%~ f.likeButton(p) %></article>`,
  handlebars: `<article id="{{item.id}}" class="product-detail">{{#with item}}<h1>{{html title}}</h1>
<div class="gallery">{{#each gallery}}<figure data-slide="{{next @index}}"><img {{imageMeta this}}{{srcset this}} class="thumb"><figcaption>{{html title}}</figcaption></figure>{{/each}}</div>
{{productPrice this}}<div class="body">{{body}}</div>{{variantsSelect this}}{{quantityInput this}}{{addToCart this}}
{{#if tags}}<ul class="tags">{{#each tags}}<li><a href="/shop?tag={{urlEncode this}}">{{html this}}</a></li>{{/each}}</ul>{{/if}}
<time datetime="{{shortDay addedOn}}">{{day addedOn}}</time>{{socialButton this}}{{likeButton this}}{{/with}}</article>`,
  liquid: `<article id="{{ item.id }}" class="product-detail"><h1>{{ item.title | html }}</h1>
<div class="gallery">{% for image in item.gallery %}<figure data-slide="{{ forloop.index }}"><img {{ image | imageMeta }}{{ image | srcset }} class="thumb"><figcaption>{{ image.title | html }}</figcaption></figure>{% endfor %}</div>
{{ item | productPrice }}<div class="body">{{ item.body }}</div>{{ item | variantsSelect }}{{ item | quantityInput }}{{ item | addToCart }}
{% if item.tags.size > 0 %}<ul class="tags">{% for tag in item.tags %}<li><a href="/shop?tag={{ tag | urlEncode }}">{{ tag | html }}</a></li>{% endfor %}</ul>{% endif %}
<time datetime="{{ item.addedOn | shortDay }}">{{ item.addedOn | day }}</time>{{ item | socialButton }}{{ item | likeButton }}</article>`,
  react: ({ item }) =>
    h(
      'article',
      { id: item.id, className: 'product-detail' },
      h('h1', null, item.title),
      h(
        'div',
        { className: 'gallery' },
        item.gallery.map((picture, index) =>
          h(
            'figure',
            { key: picture.id, 'data-slide': index + 1 },
            image(picture, { className: 'thumb', hasSrcset: true }),
            h('figcaption', null, picture.title),
          ),
        ),
      ),
      productPrice(item),
      h('div', { className: 'body', dangerouslySetInnerHTML: { __html: item.body } }),
      variantsSelect(item),
      quantityInput(item),
      addToCart(item),
      item.tags.length === 0
        ? null
        : h(
            'ul',
            { className: 'tags' },
            item.tags.map((tag) =>
              h('li', { key: tag }, h('a', { href: `/shop?tag=${urlEncode(tag)}` }, tag)),
            ),
          ),
      h('time', { dateTime: shortDay(item.addedOn) }, day(item.addedOn)),
      socialButton(item),
      likeButton(item),
    ),
}
