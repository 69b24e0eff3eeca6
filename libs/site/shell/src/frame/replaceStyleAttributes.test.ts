import { replaceStyleAttributes } from './replaceStyleAttributes.ts';

it('F-RTE-17 converts style attributes to classes, equal ones to one class', () => {
  const markup = '<p class="a" style="width:70%">x</p><span style="width:70%"></span><img style="height:1px" alt=""/>';
  expect(replaceStyleAttributes(markup)).toEqual({
    html: '<p class="f0 a">x</p><span class="f0"></span><img alt="" class="f1"/>',
    css: '.f0{width:70%}.f1{height:1px}',
  });
});
