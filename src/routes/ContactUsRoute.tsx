export function ContactUsRoute() {
  return null;
}
