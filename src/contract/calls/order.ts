export { priceCart } from '../cart.ts';
export { changeOrderState, startProduction } from '../order-state.ts';
export { notifyCustomerOfOrder, previewOrderMail } from '../order-mail.ts';
export { takeOrder } from '../order-take.ts';
export { readOrderWishes, writeOrderWish } from '../order-wish.ts';
export { placeOrder } from '../place-order.ts';
export { readDeliveryInformation, readOrder, readOrderByLink, readOrderValues, readOrders, readPositionConfigurations } from '../order.ts';
export { cancelOrder, changeOrder, copyOrder } from '../order-change.ts';
export {
  answerChangeByLink,
  applyOrderChange,
  askOrderChange,
  discardOrderChange,
  readChangeByLink,
  readOrderChange,
  stageOrderChange,
} from '../staged-change.ts';
export { readOrderTemplate, readStatusFile, updateOrderStatus } from '../order-import.ts';
export { exportOrders, readOrderExport, readOrderExports } from '../order-export.ts';
export { printOrderByLink, printPaperByLink, readOrderCalendar, readOrderPapers } from '../document.ts';
