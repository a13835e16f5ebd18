import { inventoryList } from '@vitrine/contract/catalogue/inventory-list'
import { productsList } from '@vitrine/contract/catalogue/products-list'
import type { ListedSubject } from './listed-subject.ts'

export const productsSubject: ListedSubject = {
  list: productsList,
  read: (site, ask) => site.products.listed(ask),
  filters: [
    '',
    'availability:is:out',
    'availability:is:low',
    'visible:is:no',
    'onSale:is:yes',
    'missing:is:picture',
    'missing:is:description~visible:is:yes',
    'missing:is:weight~onSale:is:yes~featured:is:yes',
    'category:is:Range 7',
    'category:is:Range 7~tag:is:tag 7',
    'category:has:range~price:between:1000,1100',
    'tag:starts:tag 1',
    'sku:starts:P77',
    'stock:lt:5',
    'price:gt:15000~updated:last:30',
    'type:is:digital',
  ],
  sorts: ['-updated', 'title', '-price', 'stock', 'created'],
  typed: ['lokao mug', 'p4711', 'vase', 'tag 17'],
  pagedBy: 'title',
}

export const inventorySubject: ListedSubject = {
  list: inventoryList,
  read: (site, ask) => site.products.listedVariants(ask),
  filters: [
    '',
    'availability:is:out',
    'availability:is:low~visible:is:yes',
    'availability:is:unlimited',
    'stock:between:3,4',
    'category:is:Range 7~stock:lt:2',
    'visible:is:no~price:gt:15000',
  ],
  sorts: ['name', 'stock', '-stock', '-price'],
  typed: ['lokao mug', 'p4711-3', 'vase'],
  pagedBy: 'name',
}
