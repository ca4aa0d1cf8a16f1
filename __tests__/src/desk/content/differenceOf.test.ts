import fc from 'fast-check';
import { differenceOf } from '../../../../src/desk/content/VersionConflictDialog';

describe('the difference of two texts', () => {
  it('omits equal text, except for a few words around the difference', () => {
    const [mine, theirs] = differenceOf(
      '对系统改造给予最高百分之三十的补助。',
      '对系统改造给予最高一百五十万元的补助。',
    );
    expect(mine).toEqual({ before: '对系统改造给予最高', differs: '百分之三十', after: '的补助。' });
    expect(theirs.differs).toBe('一百五十万元');
    expect(differenceOf(`${'甲'.repeat(40)}一`, `${'甲'.repeat(40)}二`)[0].before).toBe(`…${'甲'.repeat(16)}`);
  });

  it('is empty for equal texts, and never truncates a short text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 16 }), fc.string({ maxLength: 16 }), (one, other) => {
        const [first, second] = differenceOf(one, other);
        expect(first.before + first.differs + first.after).toBe(one);
        expect(second.before + second.differs + second.after).toBe(other);
        if (one === other) expect(first.differs).toBe('');
      }),
    );
  });
});
