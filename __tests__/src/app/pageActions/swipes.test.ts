import { createSwipes } from '../../../../src/app/pageActions/clicks';

/** A minimal pointer event; jsdom has none. */
const at = (target: Element, clientX: number, clientY: number, more: object = {}) =>
  ({
    target,
    clientX,
    clientY,
    pointerType: 'touch',
    pointerId: 1,
    isPrimary: true,
    ...more,
  }) as unknown as PointerEvent;

const pressed: string[] = [];
let picture: Element;
let panel: Element;
beforeEach(() => {
  pressed.length = 0;
  Object.defineProperty(document.documentElement, 'clientWidth', { value: 390, configurable: true });
  document.body.innerHTML = `
    <section aria-roledescription="轮播图"><img>
      <button data-dot>1</button><button data-dot aria-current="true">2</button><button data-dot>3</button><button>停</button>
    </section>
    <div><div role="tablist"><button role="tab" aria-selected="true">甲</button><button role="tab">乙</button></div>
      <div role="tabpanel"><p></p></div></div>`;
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => pressed.push(button.textContent));
  }
  picture = document.querySelector('img')!;
  panel = document.querySelector('p')!;
});

const swipe = (target: Element, from: [number, number], to: [number, number], more?: object) => {
  const { pointerdown, pointerup } = createSwipes();
  pointerdown(at(target, ...from, more));
  pointerup(at(target, ...to, more));
};

describe('a swipe', () => {
  it.each([
    ['to the left shows the next banner', () => swipe(picture, [300, 100], [200, 110]), ['3']],
    ['to the right shows the one before', () => swipe(picture, [100, 100], [200, 90]), ['1']],
    ['to the left opens the next tab', () => swipe(panel, [300, 100], [200, 100]), ['乙']],
    ['past the first tab does nothing', () => swipe(panel, [100, 100], [200, 100]), []],
    ['that is short does nothing', () => swipe(picture, [300, 100], [270, 100]), []],
    ['that goes down is the page’s', () => swipe(picture, [300, 100], [240, 160]), []],
    ['from the left edge is the browser’s', () => swipe(picture, [10, 100], [150, 100]), []],
    ['from the right edge is the browser’s', () => swipe(picture, [380, 100], [200, 100]), []],
    ['by a mouse does nothing', () => swipe(picture, [300, 100], [200, 100], { pointerType: 'mouse' }), []],
    ['by a second finger does nothing', () => swipe(picture, [300, 100], [200, 100], { isPrimary: false }), []],
  ] as const)('%s', (_what, act, expected) => {
    act();
    expect(pressed).toEqual(expected);
  });

  it('goes on from the last banner to the first', () => {
    document.querySelector('[aria-current]')!.removeAttribute('aria-current');
    document.querySelectorAll('[data-dot]')[2]!.setAttribute('aria-current', 'true');
    swipe(picture, [300, 100], [200, 100]);
    expect(pressed).toEqual(['1']);
  });

  it('that the browser took over for scrolling does nothing', () => {
    const { pointerdown, pointercancel, pointerup } = createSwipes();
    pointerdown(at(picture, 300, 100));
    pointercancel();
    pointerup(at(picture, 200, 100));
    expect(pressed).toEqual([]);
  });
});
