import React, {type ReactNode} from 'react';
import {orderLines} from '@documentation/reference/internal/pages/guidePictures';
import ListPicture from '../ListPicture';

const linesOf = ({lines}: (typeof orderLines)[number], hue: number) =>
  lines.map(({row, sku, price}) => ({marks: [{text: String(row), hue}], cells: [sku, price]}));

const before = {
  columns: ['Order', 'SKU', 'Price'],
  rows: orderLines.flatMap((order, hue) =>
    linesOf(order, hue).map(({marks, cells}) => ({marks, cells: [order.id, ...cells]})),
  ),
};

const after = orderLines.map((order, hue) => ({
  title: order.id,
  columns: [],
  rows: linesOf(order, hue),
}));

/** Shows how the rows of order-lines.xlsx become orders with lines. */
export default function OrderRowsPicture(): ReactNode {
  return (
    <ListPicture
      of={{
        caption:
          'Rows with the same order number become one order. The marks are row numbers in the sheet.',
        label:
          'Four rows of the sheet become three orders. Rows 4 and 5 become the lines of order A-1001, row 7 becomes order A-1002, and row 8 becomes order A-1003.',
        before: [before],
        after,
      }}
    />
  );
}
