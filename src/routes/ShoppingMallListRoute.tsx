export function ShoppingMallListRoute() {
  return null;
}
