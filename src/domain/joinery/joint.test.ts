import { describe, expect, it } from 'vitest';
import { contactOf, type Block } from './contact.ts';
import { clinchedNail, fasteners } from './fastener.ts';
import { fastenersFor, type Joint, type JoinedPart } from './joint.ts';

/** A board 1000 long and 18 thick, lying at z 0. */
const board: Block = { min: [0, 0, 0], size: [1000, 140, 18], grain: 'x' };
/** A lath across it, on top. */
const lath: Block = { min: [400, -100, 18], size: [80, 500, 18], grain: 'y' };

describe('where parts meet', () => {
  it('is the face that both have in common', () => {
    expect(contactOf(board, lath)).toEqual({ axis: 2, areaMm2: 80 * 140, sides: [80, 140] });
    expect(contactOf(lath, board)).toEqual(contactOf(board, lath));
  });

  it('is nothing across a gap, along an edge, or at a corner', () => {
    expect(contactOf(board, { ...lath, min: [400, -100, 19] })).toBeNull();
    expect(contactOf(board, { ...lath, min: [1000, -100, 18] })).toBeNull();
    expect(contactOf(board, { ...lath, min: [1000, 140, 18] })).toBeNull();
  });

  it('of a brace is the slanted strip, as large as it is wide and long there', () => {
    const brace: Block = { min: [-500, 18, -40], size: [1000, 30, 80], grain: 'x', turn: { axis: 'y', degrees: 45 } };
    const upright: Block = { min: [-50, 0, -600], size: [100, 18, 1200], grain: 'z' };
    const contact = contactOf(upright, brace);
    expect(contact?.axis).toBe(1);
    expect(contact?.areaMm2).toBeCloseTo(100 * 80 * Math.SQRT2, 6);
    // Turned about y it has no upright face for contact.
    expect(contactOf({ min: [-50, 18, 60], size: [100, 30, 18], grain: 'x' }, brace)).toBeNull();
  });
});

const part = (role: string, block: Block): JoinedPart => ({ role, ...block });
const joint = (more: Partial<Joint>): Joint => ({ head: 'BB', receiver: 'LL', rule: 'cross', by: 0, fastener: 'nail-3.1x70', ...more });
const counted = (parts: JoinedPart[], more: Partial<Joint>) => Object.fromEntries(fastenersFor(parts, [joint(more)]));

describe('what holds them together', () => {
  const crossing = [part('BB', board), part('LL', lath)];

  it('are two nails in a wide crossing, one in a narrow one', () => {
    expect(counted(crossing, {})).toEqual({ 'nail-3.1x70': 2 });
    expect(counted([part('BB', board), part('LL', { ...lath, size: [59, 500, 18] })], {})).toEqual({ 'nail-3.1x70': 1 });
  });

  it('are so many in every contact, or one in so many millimetres and one more', () => {
    expect(counted(crossing, { rule: 'each', by: 5 })).toEqual({ 'nail-3.1x70': 5 });
    expect(counted(crossing, { rule: 'every', by: 70 })).toEqual({ 'nail-3.1x70': 3 });
    expect(counted(crossing, { rule: 'every', by: 71 })).toEqual({ 'nail-3.1x70': 2 });
  });

  it('is nothing in end grain, on less than 8 cm², or where nothing is to be joined', () => {
    expect(counted([part('BB', board), part('LL', { ...lath, grain: 'z' })], {})).toEqual({});
    expect(counted([part('BB', board), part('LL', { ...lath, size: [5.7, 500, 18] })], {})).toEqual({});
    expect(counted(crossing, { head: 'LL', receiver: 'BB' })).toEqual({ 'nail-3.1x70': 2 });
    expect(counted(crossing, { receiver: 'QK' })).toEqual({});
  });

  it('is bent over behind, as long as both are thick', () => {
    expect(counted(crossing, { fastener: 'clinched' })).toEqual({ 'nail-2.5x45': 2 });
    expect([37, 38, 50, 51].map(clinchedNail)).toEqual(['nail-2.5x45', 'nail-2.8x60', 'nail-2.8x60', 'nail-3.1x70']);
  });

  it('weighs what steel weighs', () => {
    expect(fasteners['nail-3.1x70']?.weightKg).toBeCloseTo(0.00415, 5);
  });
});
