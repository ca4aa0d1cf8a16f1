export function ShoppingMallDetailRoute() {
  return null;
}
